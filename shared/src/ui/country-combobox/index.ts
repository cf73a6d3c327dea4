export { CountryField, type CountryFieldProps, type CountryOption } from './CountryField';
