export { RegistrantPage as default } from '../pages/registrant/RegistrantPage';
