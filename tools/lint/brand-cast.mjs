import { readFileSync } from 'node:fs';

const read = (file) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const namesIn = (text, pattern) => Array.from(text.matchAll(pattern), ([, name]) => name);
/** Amounts, names, and the ids that the contract and the payment provider's port list. */
const BRANDS = new Set([
  'Minor',
  'DomainName',
  ...namesIn(read('shared/src/contract/ids.ts'), /^export type (\w+) = Id</gm),
  ...namesIn(read('backend/src/core/payment-ids.ts'), /^export type (\w+) =/gm),
]);

/** The brands that a type speaks of, alone or within another type. */
function* brandsIn(node) {
  if (!node || typeof node.type !== 'string') return;
  if (node.type === 'TSTypeReference' && BRANDS.has(node.typeName.name)) yield node.typeName.name;
  for (const [key, child] of Object.entries(node))
    if (key !== 'parent') for (const one of [child].flat()) if (typeof one === 'object') yield* brandsIn(one);
}

/**
 * Refuses to call a number an amount, or a text an id, without having read it: what a brand stands for is checked, or known, where it is
 * made, and these places are few.
 */
export const brandCast = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      cast: 'Nothing has read this as {{brand}}: take toMinor, assertMinor, toAscii, isUuid, newId, or a schema of the contract.',
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
