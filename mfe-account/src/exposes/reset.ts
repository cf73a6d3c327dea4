export { ResetPage as default } from '../pages/reset/ResetPage';
