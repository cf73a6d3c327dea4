/** Whether a call of `.catch(f)`, or of `.then(f, g)`, takes a rejection. */
function takesRejection(call) {
  const { property } = call.callee;
  return (
    (property.name === 'catch' && call.arguments.length > 0) || (property.name === 'then' && call.arguments.length > 1)
  );
}

/**
 * Refuses an `import()` whose rejection nobody takes: code that is loaded on demand does not arrive when the network is gone, and
 * a promise that is thrown away turns that into an uncaught error of the page.
 */
export const handledImport = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      floating:
        'Nobody hears when this code cannot be loaded. Await or return it, catch its failure, or load it by untilLoaded.',
    },
  },
  create: (context) => ({
    ImportExpression(node) {
      let promise = node;
      let handled = false;
      // Up the chain: `import(x).then(f).catch(g)` is handled wherever `catch` stands in it.
      while (
        promise.parent.type === 'MemberExpression' &&
        promise.parent.object === promise &&
        promise.parent.parent.type === 'CallExpression' &&
        promise.parent.parent.callee === promise.parent
      ) {
        promise = promise.parent.parent;
        handled = takesRejection(promise);
      }
      const { type, operator } = promise.parent;
      const thrownAway = type === 'ExpressionStatement' || (type === 'UnaryExpression' && operator === 'void');
      if (thrownAway && !handled) context.report({ node, messageId: 'floating' });
    },
  }),
};
