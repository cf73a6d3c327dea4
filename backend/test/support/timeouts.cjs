// The very first test file prepares the database template, which takes seconds on a busy machine.
jest.setTimeout(60_000);
