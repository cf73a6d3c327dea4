export { detailText, failureCause, failureText } from './failure-text';
