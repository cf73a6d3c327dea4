import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { FACES, LATIN, cutFaces } from '../brand/faces.mjs';
import { readCatalogue, readDeclared, getText } from '../messages/catalogue.mjs';
import { fromRoot } from '../lib/paths.mjs';

const KB = 1024;

test('the fonts match the output of their script', async () => {
  const made = await cutFaces();
  assert.deepEqual(readdirSync(FACES).sort(), [...made.keys()].sort());
  for (const [name, content] of made)
    assert.ok(readFileSync(path.join(FACES, name)).equals(Buffer.from(content)), `${name} is not up to date`);
});

test('the font that every page loads is small, and so are those for long domains and for code', () => {
  const size = (name) => statSync(path.join(FACES, `${name}.woff2`)).size;
  const [text, code] = ['radio-canada-text', 'sometype-mono-code'].map(size);
  const [names, accents] = ['radio-canada-narrow-names', 'radio-canada-narrow-accents'].map(size);
  assert.ok(text <= 15 * KB, `the text face is ${text} bytes`);
  assert.ok(names <= 8 * KB, `the face of long names is ${names} bytes`);
  assert.ok(accents <= 4.5 * KB, `the face of accents in long names is ${accents} bytes`);
  assert.ok(code <= 8 * KB, `the face of code is ${code} bytes`);
});

test('the texts in English, German, French and Spanish need no second file', () => {
  const inFace = new Set(LATIN);
  const missing = new Map();
  for (const language of ['en', 'de', 'fr', 'es'])
    for (const name of ['host', 'shared', 'mfe-search-cart', 'mfe-checkout', 'mfe-domains', 'mfe-account']) {
      const said = [
        ...Object.values(readCatalogue(name, language)).flatMap((folder) => Object.values(folder).map(getText)),
        ...Object.values(readDeclared(name, language)),
      ];
      for (const text of said)
        for (const character of text)
          if (!inFace.has(character) && !/\s/.test(character)) missing.set(character, `${language} ${name}: ${text}`);
    }
  for (const language of ['de', 'fr', 'es'])
    for (const file of readdirSync(fromRoot('host/src/brand/languages', language)))
      for (const character of readFileSync(fromRoot('host/src/brand/languages', language, file), 'utf8'))
        if (!inFace.has(character) && !/\s/.test(character)) missing.set(character, `${language} ${file}`);
  assert.deepEqual([...missing], []);
});
