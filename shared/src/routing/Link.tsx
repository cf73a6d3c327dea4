import { useLocation } from 'react-router-dom';
import { useLink, type LinkProps } from './use-link';

/** A link that navigates at once. */
export function Link(props: LinkProps) {
  return <a {...useLink(props).anchor}>{props.children}</a>;
}

/** A link that is marked as current on its page and the pages below it. */
export function NavLink(props: LinkProps) {
  const { anchor, path } = useLink(props);
  const { pathname } = useLocation();
  const isHere = `${pathname}/`.toLowerCase().startsWith(`${path.replace(/[?#].*|\/+$/g, '')}/`.toLowerCase());
  return (
    <a aria-current={isHere ? 'page' : undefined} {...anchor}>
      {props.children}
    </a>
  );
}
