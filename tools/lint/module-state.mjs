/**
 * Refuses a module variable that can be reassigned: state outside stores, caches and components. Tests cannot reset it, and nothing renders
 * again when it changes.
 */
export const moduleState = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      variable:
        'What the server says is kept in queryClient (cachedAtom, useApiQuery), what the browser says in an atom of shared/store, what is made on first use by once() of shared/domain.',
    },
  },
  create: (context) => ({
    'Program > VariableDeclaration[kind!="const"], Program > ExportNamedDeclaration > VariableDeclaration[kind!="const"]'(
      node,
    ) {
      if (!node.declare) context.report({ node, messageId: 'variable' });
    },
  }),
};
