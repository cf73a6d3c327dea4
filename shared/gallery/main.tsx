import '@fontsource-variable/sometype-mono/wght.css';
import '../src/ui/faces/faces.css';
import '../src/ui/tokens.css';
import '../src/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import all from 'virtual:stories';
import { Gallery } from './Gallery';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <Gallery all={all} query={new URLSearchParams(window.location.search)} />
  </StrictMode>,
);
