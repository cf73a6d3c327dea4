// Moves the code that runs mutations, a kilobyte of the first script, to the code that observes them, which pages of remotes have. The cache
// of mutations is part of every query client and would include it; no page can start a mutation without an observer.
const path = require('node:path');

const IMPORT = 'import { Mutation } from "./mutation.js";\n';
const OBSERVER_IMPORT = 'import { getDefaultState } from "./mutation.js";\n';

function replaceIn(source, text, by) {
  if (!source.includes(text)) throw new Error('The query library imports mutations in another way');
  return source.replace(text, by);
}

module.exports = function lateMutations(source) {
  if (path.basename(this.resourcePath) === 'mutationCache.js')
    return replaceIn(source, IMPORT, 'let Mutation;\nexport const takeMutation = (given) => { Mutation = given; };\n');
  return replaceIn(
    source,
    OBSERVER_IMPORT,
    `import { getDefaultState, Mutation } from "./mutation.js";
import { takeMutation } from "./mutationCache.js";
takeMutation(Mutation);
`,
  );
};
