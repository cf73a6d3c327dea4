import { inTurns } from './app/in-turns';

// Evaluating the application is a long task on a slow phone, so it does not happen in the task that evaluates its script
// (docs/adr/0042). It is in the same file.
inTurns(() => void import(/* webpackMode: "eager" */ './main').catch(reportError));
