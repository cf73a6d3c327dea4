/**
 * Builds the gallery into `dist/gallery`, or serves it: `node gallery/build.mjs [--serve]`. PORT moves it from 6006.
 */
import { readdirSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const kit = join(here, '../src/ui');
const out = join(here, '../dist/gallery');

/** `virtual:stories`: the stories of every part by the name of their file. */
const stories = {
  name: 'stories',
  setup(build) {
    build.onResolve({ filter: /^virtual:stories$/ }, ({ path }) => ({ path, namespace: 'stories' }));
    build.onLoad({ filter: /.*/, namespace: 'stories' }, () => {
      const files = readdirSync(kit, { recursive: true }).filter((file) => file.endsWith('.stories.tsx'));
      const names = files.map((file) => file.replace(/^.*[\\/]/, '').replace('.stories.tsx', ''));
      const imports = files.map(
        (file, index) =>
          `import { stories as s${index} } from './${relative(here, join(kit, file)).replaceAll('\\', '/')}';`,
      );
      const entries = names.map((name, index) => `${JSON.stringify(name)}: s${index}`);
      return {
        contents: `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`,
        resolveDir: here,
        loader: 'js',
      };
    });
  },
};

const options = {
  entryPoints: { gallery: join(here, 'main.tsx') },
  outdir: out,
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  target: 'es2022',
  loader: { '.woff2': 'file' },
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [stories],
  logLevel: 'warning',
};

/** Builds once into `dist/gallery`. */
export async function buildGallery() {
  await mkdir(out, { recursive: true });
  await esbuild.build({ ...options, minify: true });
  await copyFile(join(here, 'index.html'), join(out, 'index.html'));
}

/**
 * Serves the gallery and builds it again at each request.
 * @returns its address and a function that ends it.
 */
export async function serveGallery(port) {
  await mkdir(out, { recursive: true });
  await copyFile(join(here, 'index.html'), join(out, 'index.html'));
  const context = await esbuild.context(options);
  const server = await context.serve({ servedir: out, port, host: '127.0.0.1' });
  return { url: `http://127.0.0.1:${server.port}/`, close: () => context.dispose() };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--serve')) {
    const { url } = await serveGallery(Number(process.env.PORT ?? 6006));
    console.log(`Gallery: ${url}`);
  } else {
    await buildGallery();
    console.log('Gallery built in dist/gallery');
  }
}
