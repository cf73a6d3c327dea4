/** Attributes that people read or hear, whose value always counts as text; other attributes only if it begins like a sentence. */
const SHOWN = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'hint',
  'label',
  'lead',
  'line',
  'placeholder',
  'title',
]);

const hasLetters = (text) => /\p{L}{2}/u.test(text);
const isSentence = (text) => /^\s*\p{Lu}\p{Ll}+(\s|$|[.,:])/u.test(text);

/** Finds the string literals that an expression may evaluate to. */
function* literalsIn(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') yield [node, node.value];
  else if (node?.type === 'TemplateLiteral') yield [node, node.quasis.map(({ value }) => value.cooked).join('\u2026')];
  else if (node?.type === 'ConditionalExpression') {
    yield* literalsIn(node.consequent);
    yield* literalsIn(node.alternate);
  } else if (node?.type === 'LogicalExpression') {
    yield* literalsIn(node.left);
    yield* literalsIn(node.right);
  } else if (node?.type === 'BinaryExpression' && node.operator === '+') {
    yield* literalsIn(node.left);
    yield* literalsIn(node.right);
  }
}

/** Refuses literal text between tags and in attributes: it belongs in the package's catalogue, where it can be translated. */
export const literalText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { literal: 'Put this text into messages/en.json and say t(messages.key): docs/how-to/add-a-message.md.' },
  },
  create: (context) => {
    const report = (node) => context.report({ node, messageId: 'literal' });
    return {
      JSXText(node) {
        if (hasLetters(node.value)) report(node);
      },
      JSXExpressionContainer(node) {
        const { parent } = node;
        const isText = parent.type === 'JSXElement' || parent.type === 'JSXFragment';
        const isShown = parent.type === 'JSXAttribute' && SHOWN.has(parent.name.name);
        for (const [literal, text] of literalsIn(node.expression))
          if (isText || isShown ? hasLetters(text) : isSentence(text)) report(literal);
      },
      JSXAttribute({ name, value }) {
        if (value?.type !== 'Literal') return;
        if (SHOWN.has(name.name) ? hasLetters(value.value) : isSentence(value.value)) report(value);
      },
    };
  },
};
