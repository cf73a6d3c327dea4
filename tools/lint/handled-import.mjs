/** Whether a call of `.catch(f)` or `.then(f, g)` handles a rejection. */
function takesRejection(call) {
  const { property } = call.callee;
  return (
    (property.name === 'catch' && call.arguments.length > 0) || (property.name === 'then' && call.arguments.length > 1)
  );
}

/**
 * Refuses an `import()` whose rejection is not handled: code that is loaded on demand does not arrive without a network, and an ignored
 * promise makes that an uncaught error of the page.
 */
export const handledImport = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      floating: 'A failure to load this code is ignored. Await or return it, catch the failure, or use untilLoaded.',
    },
  },
  create: (context) => ({
    ImportExpression(node) {
      let promise = node;
      let handled = false;
      // Follows the chain: `import(x).then(f).catch(g)` is handled wherever `catch` is in it.
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
