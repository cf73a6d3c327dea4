export { default } from '../pages/validate/ValidatePage';
