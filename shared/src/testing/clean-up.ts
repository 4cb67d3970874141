import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Each test begins with an empty document.
afterEach(cleanup);
