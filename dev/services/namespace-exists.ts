import { connect, constants } from 'node:http2'

const OK = '0'

/** A gRPC frame: compression flag 0, the length, then a DescribeNamespaceRequest with the name in field 1. */
const describeNamespaceRequest = (namespace: string): Buffer => {
  const name = Buffer.from(namespace)
  const message = Buffer.concat([Buffer.from([0x0a, name.length]), name])
  const prefix = Buffer.alloc(5)
  prefix.writeUInt32BE(message.length, 1)
  return Buffer.concat([prefix, message])
}

/** Whether Temporal serves this namespace, by a plain gRPC call without Temporal's client. */
export const namespaceExists = (address: string, namespace: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const session = connect(`http://${address}`)
    const settle = (act: () => void) => {
      session.destroy()
      act()
    }
    session.on('error', (error) => settle(() => reject(error)))
    const request = session.request({
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: '/temporal.api.workflowservice.v1.WorkflowService/DescribeNamespace',
      [constants.HTTP2_HEADER_CONTENT_TYPE]: 'application/grpc',
      [constants.HTTP2_HEADER_TE]: 'trailers',
    })
    let status: unknown
    // A gRPC response without a body has its status in the headers; any other has it in the trailers.
    request.on('response', (headers) => {
      status = headers['grpc-status']
    })
    request.on('trailers', (trailers) => {
      status = trailers['grpc-status']
    })
    request.on('error', (error) => settle(() => reject(error)))
    request.on('end', () => settle(() => resolve(status === OK)))
    request.setTimeout(5_000, () => settle(() => reject(new Error(`${address} did not answer`))))
    request.resume()
    request.end(describeNamespaceRequest(namespace))
  })
