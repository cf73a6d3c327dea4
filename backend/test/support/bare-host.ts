import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const VERSION = '1.0.0-bare';
const RELEASE = {
  version: VERSION,
  publicPath: `/h/${VERSION}/`,
  policies: [],
  main: { js: ['main.js'], css: ['main.css'] },
  parts: {},
  provides: {},
  files: Object.fromEntries(
    ['main.js', 'main.css'].map((name) => [name, { integrity: `sha384-${'m'.repeat(64)}`, raw: 4, br: 4 }]),
  ),
};

const RENDERER = `
exports.render = async (address) => address;
exports.renderRemote = async (address) => address;
exports.helpQuestions = () => [];
exports.provided = {};
`;

/** The minimum of a built host with which a gateway starts: requests passed to the backend are handled by the gateway itself. */
export function layBareHost(folder: string): string {
  const write = (name: string, text: string | Buffer): void => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  write('current.json', JSON.stringify({ version: VERSION }));
  write(`client/${VERSION}/release.json`, JSON.stringify(RELEASE));
  write(`client/${VERSION}/main.js`, 'main');
  write(`client/${VERSION}/main.css`, 'main{}');
  write('client/embed/v1.js', 'embed');
  write('public/favicon.svg', '<svg/>');
  // The start of a PNG, which contains its size.
  write('public/share.png', Buffer.from('89504e470d0a1a0a0000000d49484452000004b000000276', 'hex'));
  write('renderer/render.cjs', RENDERER);
  return folder;
}
