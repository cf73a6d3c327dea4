const PLAIN = 'ACDEFGHIKLNORSTUYZacdefghiklnorstuyz';
const ACCENTED = 'ÅÇÐÉƑĜĤÎĶĻÑÖŔŠŢÛÝŽåçðéƒĝĥîķļñöŕšţûýž';

/** Of how many letters each is followed by one more: other languages need about a third more room. */
const LETTERS_EACH = 3;

/** What icu-minify puts behind the name of a parameter that has branches; see compile-message.mjs. */
const hasBranches = (kind) => typeof kind === 'number';

/** A piece of text with accents and a third more room. */
function strange(text) {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const accented = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  return accented.replace(/(\s*)$/, `${'~'.repeat(Math.ceil(letters / LETTERS_EACH))}$1`);
}

const strangeNode = (node) => {
  if (typeof node === 'string') return strange(node);
  if (!Array.isArray(node)) return node;
  const [name, kind, ...rest] = node;
  if (kind === undefined) return node;
  if (!hasBranches(kind) || kind === 0) return [name, ...node.slice(1).map(strangeNode)];
  const branches = Object.entries(rest[0]).map(([key, branch]) => [key, strangeMessage(branch)]);
  return [name, kind, Object.fromEntries(branches), ...rest.slice(1)];
};

const strangeMessage = (message) => (Array.isArray(message) ? message.map(strangeNode) : strangeNode(message));

/**
 * A compiled message as the pseudo-locale en-XA has it: accents on its letters, a third longer, in brackets. What shows without them is
 * in no catalogue, and what is cut off had too little room. Parameters, tags and empty messages stay as they are.
 */
export function pseudo(message) {
  if (message === '') return message;
  const nodes = strangeMessage(message);
  return ['[', ...(Array.isArray(nodes) ? nodes : [nodes]), ']'];
}
