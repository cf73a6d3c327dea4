import pino from 'pino';

/** `TEST_LOG=debug` shows what a failing test's server says. */
export const silentLog = pino({ level: process.env.TEST_LOG ?? 'silent' });
