import { useLocation } from 'react-router-dom';
import { useLink, type LinkProps } from './use-link';

/** A link that goes to its page at once. */
export function Link(props: LinkProps) {
  return <a {...useLink(props).anchor}>{props.children}</a>;
}

/** A link that says when its page is the one that is shown, or one above it. */
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
