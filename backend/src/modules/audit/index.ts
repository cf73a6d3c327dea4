export { audit, entriesAbout } from './queries';
