import pino from 'pino';

/** `TEST_LOG=debug` shows the server log of a failing test. */
export const silentLog = pino({ level: process.env.TEST_LOG ?? 'silent' });
