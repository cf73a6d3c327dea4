describe('[MF-02b] a second copy of the store', () => {
  const original = process.env.NODE_ENV;
  const load = (environment: string) => {
    (process.env as Record<string, string | undefined>).NODE_ENV = environment;
    jest.isolateModules(() => {
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- each call must evaluate a copy of its own
      require('./store');
    });
  };

  afterEach(() => {
    (process.env as Record<string, string | undefined>).NODE_ENV = original;
    delete (globalThis as Record<symbol, unknown>)[Symbol.for('storefront.shared.store')];
  });

  it('throws in development', () => {
    load('development');
    expect(() => load('development')).toThrow(/second copy/);
  });

  it('is only logged in production', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    load('production');
    expect(warn).not.toHaveBeenCalled();
    load('production');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('second copy'));
    warn.mockRestore();
  });
});
