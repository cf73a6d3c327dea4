// The matchers that tools/jest/setup.ts installs for every test.
import '@testing-library/jest-dom';
