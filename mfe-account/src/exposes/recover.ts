export { RecoverPage as default } from '../pages/recover/RecoverPage';
