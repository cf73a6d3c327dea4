// The only importer of the router: shared as one module it is one router, and only what stands here is sent to browsers.
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  type LinkProps,
  type NavigateFunction,
} from 'react-router-dom';
export { currentPath, fullLoad, goTo, ownOrigin, setPathLanguage, useNavigationOutsideReact } from './navigation';
export { languagePrefix } from '../contract/languages';
export { PageLink } from './PageLink';
export { paths } from './paths';
export { preload, setPreloader, type Preloader } from './preloader';
export { documentTitle, setSiteName, usePageTitle } from './use-page-title';
export { useSearchParams } from './use-search-params';
