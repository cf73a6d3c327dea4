export { default } from '../pages/registrant/RegistrantPage';
