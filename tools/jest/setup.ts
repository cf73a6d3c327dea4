// Typing with user-event is slow on a busy machine with two cores; tests do not wait for this timeout.
jest.setTimeout(60_000);

// Only for pages: loading this takes as long as running the tests of a rule.
if (typeof window !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  // The default of one second is too short for a render when all workers are busy.
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 30_000 });
  // testing-library registers hooks when loaded, which would be too late within the first test, where `shared/testing` loads it.
  if (expect.getState().testPath?.endsWith('.tsx')) jest.requireActual('@testing-library/react');
  // jsdom has no layout to scroll and says so each time.
  window.scrollTo = () => {};

  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
