// The only module that imports the router library. It is shared, so that there is one router, and only what it exports is sent to browsers.
export {
  BrowserRouter,
  Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
  type NavigateFunction,
} from 'react-router-dom';
export { Link, NavLink } from './Link';
export { currentPath, fullLoad, goTo, ownOrigin, setPathLanguage, useNavigationOutsideReact } from './navigation';
export { languagePrefix } from '../contract/languages';
export { PageLink } from './PageLink';
export { paths } from './paths';
export { preload, setPreloader, type Preloader } from './preloader';
export { documentTitle, setSiteName, usePageTitle } from './use-page-title';
export { Route, Routes, useParams } from './Routes';
export { StaticRouter } from './StaticRouter';
export { useSearchParams } from './use-search-params';
export { type LinkProps } from './use-link';
