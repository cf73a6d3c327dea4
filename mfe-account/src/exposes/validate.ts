export { ValidatePage as default } from '../pages/validate/ValidatePage';
