it('the nonce of the document reaches the scroll lock', () => {
  const style = document.createElement('style');
  style.nonce = 'r4nd0m';
  style.setAttribute('nonce', 'r4nd0m');
  document.head.append(style);
  jest.isolateModules(() => {
    jest.requireActual('./nonce');
    const { getNonce } = jest.requireActual<typeof import('get-nonce')>('get-nonce');
    expect(getNonce()).toBe('r4nd0m');
  });
});
