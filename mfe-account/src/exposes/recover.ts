export { default } from '../pages/recover/RecoverPage';
