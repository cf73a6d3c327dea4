import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// Typing by user-event is slow on a busy machine with two cores; no test waits for this to pass.
jest.setTimeout(30_000);
// jsdom has no layout to scroll and says so each time.
if (typeof window !== 'undefined') window.scrollTo = () => {};
// A second, the default, is less than a render takes when all workers are at it.
configure({ asyncUtilTimeout: 8_000 });

afterEach(() => {
  // Tests of prerendering run without a browser.
  if (typeof localStorage === 'undefined') return;
  localStorage.clear();
  sessionStorage.clear();
});
