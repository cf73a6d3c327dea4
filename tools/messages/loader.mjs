// Makes the `messages.ts` of a folder anew from its catalogue for each build, so that a text that is edited shows without a reload in
// development. What ships has no ids: they are as long as the messages, and there is no translation yet that is found by them.
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { readCatalogue, sourceOf } from './catalogue.mjs';

export default function messages() {
  const [packageName, , ...rest] = path.relative(ROOT, this.resourcePath).split(path.sep);
  const folder = rest.slice(0, -1).join('/');
  this.addDependency(path.join(ROOT, packageName, 'messages/en.json'));
  const { shipped } = this.getOptions();
  return sourceOf(packageName, folder, readCatalogue(packageName)[folder], (id) => (shipped ? 0 : id));
}
