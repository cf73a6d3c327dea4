// Typing by user-event is slow on a busy machine with two cores; no test waits for this to pass.
jest.setTimeout(60_000);

// What only a page needs takes as long to load as the tests of a rule to run.
if (typeof window !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  // A second, the default, is less than a render takes when all workers are at it.
  jest
    .requireActual<typeof import('@testing-library/dom')>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 30_000 });
  // What renders for a test adds its hooks when it is loaded, and `shared/testing` loads it within the first test.
  if (expect.getState().testPath?.endsWith('.tsx')) jest.requireActual('@testing-library/react');
  // jsdom has no layout to scroll and says so each time.
  window.scrollTo = () => {};

  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
