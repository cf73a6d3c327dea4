// The first test file of all prepares the database template, which takes seconds on a busy machine.
jest.setTimeout(60_000);
