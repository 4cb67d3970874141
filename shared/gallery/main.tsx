import '@site/shared/styles/site.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { Gallery } from './gallery';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root. Keep it in kit/rsbuild/document.html.');

createRoot(root).render(
  <StrictMode>
    <MemoryRouter initialEntries={['/service/cloud']}>
      <Gallery />
    </MemoryRouter>
  </StrictMode>,
);
