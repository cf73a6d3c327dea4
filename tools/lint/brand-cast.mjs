import { readFileSync } from 'node:fs';

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const namesIn = (text, pattern) => Array.from(text.matchAll(pattern), ([, name]) => name);
/** Branded types: amounts, domains, and the IDs in the contract and in the payment provider's port. */
const BRANDS = new Set([
  'Minor',
  'DomainName',
  ...namesIn(read('shared/src/contract/ids.ts'), /^export type (\w+) = Id</gm),
  ...namesIn(read('backend/src/core/payment-ids.ts'), /^export type (\w+) =/gm),
]);

/** Finds the brands that a type is or contains. */
function* brandsIn(node) {
  if (!node || typeof node.type !== 'string') return;
  if (node.type === 'TSTypeReference' && BRANDS.has(node.typeName.name)) yield node.typeName.name;
  for (const [key, child] of Object.entries(node))
    if (key !== 'parent') for (const one of [child].flat()) if (typeof one === 'object') yield* brandsIn(one);
}

/**
 * Refuses casts of numbers to amounts and of strings to IDs. Branded values are checked or known only where they are created, in a few
 * places.
 */
export const brandCast = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cast: 'This value was not checked to be a {{brand}}. Use toMinor, assertMinor, toAscii, isUuid, newId, or a schema of the contract.',
    },
  },
  create: (context) => {
    const check = (node, type) => {
      const [brand] = brandsIn(type);
      if (brand) context.report({ node, messageId: 'cast', data: { brand } });
    };
    return {
      TSAsExpression: (node) => check(node, node.typeAnnotation),
      TSTypeAssertion: (node) => check(node, node.typeAnnotation),
      TSTypePredicate: (node) => check(node, node.typeAnnotation),
    };
  },
};
