export { ListPage as default } from '../pages/list/ListPage';
