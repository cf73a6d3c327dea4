export { default } from '../pages/list/ListPage';
